"""One thing wrong: the mutations of a module, numbered in the order of its tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Mult,
}
WORDS = {"any": "all", "all": "any", "min": "max", "max": "min"}


def mutants_of(text: str) -> list[tuple[int, str]]:
    """The line and the change of every mutant of a module."""
    spoiler = Spoiler(None)
    spoiler.visit(ast.parse(text))
    return spoiler.found


def mutated(text: str, number: int) -> str:
    """The module with one thing wrong."""
    tree = ast.parse(text)
    return ast.unparse(Spoiler(number).visit(tree)) + "\n"


class Spoiler(ast.NodeTransformer):
    """Counts what could be wrong, and puts the one with the given number wrong."""

    def __init__(self, number: int | None) -> None:
        self.number = number
        self.found: list[tuple[int, str]] = []

    def offer(self, node: ast.expr | ast.stmt, wrongs: Iterator[ast.expr | ast.stmt]) -> ast.AST:
        """One after the other each wrong form of a node; the chosen one takes its place."""
        out: ast.AST = node
        for wrong in wrongs:
            if len(self.found) == self.number:
                out = ast.copy_location(wrong, node)
            self.found.append((node.lineno, f"{_told(node)} → {_told(wrong)}"))
        return out

    # what is left as it is -----------------------------------------------------------

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        node.defaults = [self.visit(value) for value in node.defaults]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if _told(node.func) in ("isinstance", "frozenset", "set"):
            return self.unordered(node)
        return self.generic_visit(node)

    def unordered(self, node: ast.AST) -> ast.AST:
        """Where members have no order, only what they hold may be wrong."""
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.Tuple):
                part.elts = [self.visit(member) for member in part.elts]
            else:
                for field, value in ast.iter_fields(node):
                    if value is part:
                        setattr(node, field, self.visit(part))
                    elif isinstance(value, list) and part in value:
                        value[value.index(part)] = self.visit(part)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name.startswith("__"):
            return node
        node.args = self.visit(node.args)
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        node.value = self.visit(node.value)
        if not isinstance(node.slice, ast.Tuple):
            node.slice = self.visit(node.slice)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if _told(node.test) == "TYPE_CHECKING":
            return node
        return self.generic_visit(node)

    # what is put wrong ---------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            self.unordered(node)
        else:
            self.generic_visit(node)
        flip = FLIPS.get(type(node.ops[0])) if len(node.ops) == 1 else None
        wrongs = [ast.Compare(node.left, [flip()], node.comparators)] if flip else []
        return self.offer(node, iter(wrongs))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self.offer(node, iter([ast.BoolOp(other, node.values)]))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return self.offer(node, iter([node.operand] if isinstance(node.op, ast.Not | ast.USub) else []))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, ast.BitOr):
            return node  # mostly a type
        self.generic_visit(node)
        other = ARITHMETIC.get(type(node.op))
        return self.offer(node, iter([ast.BinOp(node.left, other(), node.right)] if other else []))

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, bool):
            return self.offer(node, iter([ast.Constant(not value)]))
        if isinstance(value, int):
            return self.offer(node, iter([ast.Constant(value + 1), ast.Constant(value - 1)]))
        return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
            first, second, *rest = node.elts
            return self.offer(node, iter([ast.Tuple([second, first, *rest], node.ctx)]))
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        return self.offer(node, iter([ast.IfExp(node.test, node.orelse, node.body)]))

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        if node.value is None or isinstance(node.value, ast.Constant):
            return node
        return self.offer(node, iter([ast.Return(ast.Constant(None))]))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        other = WORDS.get(node.id)
        return self.offer(node, iter([ast.Name(other, node.ctx)] if other else []))


def _told(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) < 90 else f"{text[:70]} … {text[-15:]}"
