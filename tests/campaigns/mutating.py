"""Small mistakes that somebody could make in a module: each changes one operator, number, condition or statement."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

Place = tuple[ast.AST, str, int | None]
"""A node, the name of one of its fields, and the place in it where the field is a list."""

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_REACHES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_LEFT_ALONE: Final = ("decorator_list", "annotation", "returns", "bases", "type_params")
_ONLY_TYPES: Final = ("Literal", "QT_TRANSLATE_NOOP", "TypeVar", "lru_cache", "cast")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One changed place of a module: its line, what it says and what it is made to say."""

    module: str
    line: int
    before: str
    after: str
    source: ast.Module

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.before}  →  {self.after}"


def mistakes(module: str, source: str) -> Iterator[Mistake]:
    """Every mistake that can be made in a module; the tree of each is to be used before the next is asked for."""
    tree = ast.parse(source)
    for node, field, at in list(_places(tree)):
        held = getattr(node, field)
        old = held if at is None else held[at]
        for new in _instead(old):
            told = ast.unparse(ast.fix_missing_locations(new)).splitlines()[0]
            ast.copy_location(new, old)
            _put(node, field, at, new)
            ast.fix_missing_locations(tree)
            yield Mistake(module, old.lineno, ast.unparse(old).splitlines()[0], told, tree)
            _put(node, field, at, old)


def _put(node: ast.AST, field: str, at: int | None, new: ast.AST) -> None:
    if at is None:
        setattr(node, field, new)
    else:
        getattr(node, field)[at] = new


def _places(node: ast.AST) -> Iterator[Place]:
    """Every place that holds something to get wrong; what only types, words and checks of the programmer say is left alone."""
    for field, held in ast.iter_fields(node):
        of_a_class = field == "keywords" and isinstance(node, ast.ClassDef)
        if field in _LEFT_ALONE or of_a_class or isinstance(node, ast.Assert):
            continue
        for at, each in enumerate(held) if isinstance(held, list) else [(None, held)]:
            if isinstance(each, ast.AST) and not _only_says(each):
                yield node, field, at
                yield from _places(each)


def _only_says(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Subscript(value=ast.Name(id=name)):
            return name in _ONLY_TYPES
        case ast.Import() | ast.ImportFrom() | ast.keyword(arg="strict"):
            return True
        case _:
            return False


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there by mistake."""
    yield from _reckoned(node)
    yield from _decided(node)


def _reckoned(node: ast.AST) -> Iterator[ast.AST]:
    """Another number, sign or comparison."""
    match node:
        case ast.Compare(left, [one], [right]):
            for table in (_COMPARED, _REACHES):
                if type(one) in table:
                    yield ast.Compare(left, [table[type(one)]()], [right])
        case ast.BinOp(left, sign, right) if type(sign) in _RECKONED and not _is_text(left):
            yield ast.BinOp(left, _RECKONED[type(sign)](), right)
        case ast.AugAssign(target, sign, value) if type(sign) in _RECKONED:
            yield ast.AugAssign(target, _RECKONED[type(sign)](), value)
            yield ast.Pass()
        case ast.Constant(bool() as held):
            yield ast.Constant(not held)
        case ast.Constant(int() as number):
            yield ast.Constant(number + 1)
        case ast.Call(ast.Name(name), args, words) if name in _CALLED:
            yield ast.Call(ast.Name(_CALLED[name], ast.Load()), args, words)
        case _:
            return


def _decided(node: ast.AST) -> Iterator[ast.AST]:
    """Another way to go, or something left out."""
    match node:
        case ast.BoolOp(sign, values):
            yield ast.BoolOp(ast.Or() if isinstance(sign, ast.And) else ast.And(), values)
            yield values[0]
            yield values[-1]
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.If(test, body, orelse) if not isinstance(test, ast.Compare):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Expr(ast.Call() | ast.YieldFrom()):
            yield ast.Pass()
        case _:
            return


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
