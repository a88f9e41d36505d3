type Node = { parent: Node };
type Context = {
  report(problem: { node: Node; message: string }): void;
  sourceCode: { getCommentsBefore(node: Node): { value: string }[] };
};

const COMPONENT = 'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[A-Z]/]';
const message = 'Describe the component in a doc comment: its documentation page starts with it.';

/** A lint plugin: every exported component has a description. */
export default {
  meta: { name: 'component-docs' },
  rules: {
    'require-description': {
      create: ({ report, sourceCode }: Context) => ({
        [COMPONENT](node: Node) {
          const comment = sourceCode.getCommentsBefore(node.parent).at(-1);
          if (!comment?.value.startsWith('*')) report({ node, message });
        },
      }),
    },
  },
};
