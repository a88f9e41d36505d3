import type { Plugin } from 'vite';

const ENDPOINTS = /\/contract\/src\/endpoints\/\w[\w-]*\.ts$/;
/** The fields that the app reads of an endpoint (packages/contract/src/endpoint.ts). */
const READ_FIELDS = ['method', 'path', 'query', 'body', 'deadlineMs', 'response'];

/**
 * Drops what requests don't need of endpoints, such as summaries and rate limits, and the imports only for that. The
 * mocked app needs to know who may make a call, so it keeps all.
 */
export function requestFields(): Plugin {
  return {
    name: 'machine:request-fields',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mocked',
    transform: {
      filter: { id: ENDPOINTS },
      handler(code) {
        const { body } = this.parse(code);
        const fields = body.flatMap((statement) => {
          if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
            return [];
          const object = statement.declaration.declarations[0]?.init;
          if (object?.type !== 'ObjectExpression') return [];
          // Up to the next one, so that its comma goes, too.
          return object.properties.flatMap((property, index) =>
            property.type === 'Property' &&
            property.key.type === 'Identifier' &&
            !READ_FIELDS.includes(property.key.name)
              ? { start: property.start, end: object.properties[index + 1]?.start ?? property.end }
              : [],
          );
        });
        const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
        const used = without(code, [...imports, ...fields]);
        const unused = imports.filter(
          ({ specifiers }) => !specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(used)),
        );
        return { code: without(code, [...unused, ...fields]), map: null };
      },
    },
  };
}

const without = (code: string, parts: readonly { start: number; end: number }[]) =>
  parts.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
