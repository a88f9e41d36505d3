type Node = { type: string; parent: Node; id?: { name: string } };
type Context = {
  report(problem: { node: Node; message: string }): void;
  sourceCode: { getCommentsBefore(node: Node): { value: string }[] };
};

const COMPONENT = 'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[A-Z]/]';
const ARROW_COMPONENT =
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[A-Z]/][init.type="ArrowFunctionExpression"]';
const COMPONENT_MESSAGE = 'Describe the component in a doc comment: its documentation page starts with it.';
const PROP_MESSAGE = 'Describe the prop in a doc comment: what it is for, its unit, and what absent or null means.';

/** What lies between a props type and its fields, but not between it and the fields of its fields. */
const PARTS = ['TSTypeLiteral', 'TSIntersectionType', 'TSUnionType', 'TSParenthesizedType', 'TSInterfaceBody'];
const DECLARATIONS = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'];

/** Whether the field is one of an exported type whose name ends with "Props". */
function isProp(field: Node): boolean {
  let type = field.parent;
  while (PARTS.includes(type.type)) type = type.parent;
  const isExported = type.parent.type === 'ExportNamedDeclaration';
  return DECLARATIONS.includes(type.type) && isExported && (type.id?.name ?? '').endsWith('Props');
}

/** A lint plugin: every exported component and each of its props has a description, for the documentation pages. */
export default {
  meta: { name: 'component-docs' },
  rules: {
    'require-description': {
      create({ report, sourceCode }: Context) {
        const check = (node: Node, described: Node, message: string) => {
          const comment = sourceCode.getCommentsBefore(described).at(-1);
          if (!comment?.value.startsWith('*')) report({ node, message });
        };
        return {
          [COMPONENT]: (node: Node) => check(node, node.parent, COMPONENT_MESSAGE),
          [ARROW_COMPONENT]: (node: Node) => check(node, node.parent.parent, COMPONENT_MESSAGE),
          TSPropertySignature: (node: Node) => isProp(node) && check(node, node, PROP_MESSAGE),
        };
      },
    },
  },
};
