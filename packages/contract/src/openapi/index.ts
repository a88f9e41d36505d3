import { PRODUCT_NAME } from '../constants.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument, type ResponseExamples } from './openapi.ts';
import { jsonSchemas } from './schemas.ts';

/** The strict side of the contract, for tools and tests; the browser reads responses tolerantly and doesn't load it. */
export { errorsOf, statusesOf, successOf } from './call-statuses.ts';
export type { ResponseExamples } from './openapi.ts';
export { bodyProblems, errorProblems, eventProblems } from './check-response.ts';

/**
 * Returns the generated documents by file name. They are published in the folder `documents`, with responses of the mocks
 * as examples, which this package can't import.
 */
export const documents = (examples: ResponseExamples = {}): Record<string, object> => ({
  'openapi.json': openApiDocument(examples),
  'asyncapi.json': asyncApiDocument(),
  'schemas.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: PRODUCT_NAME,
    $defs: jsonSchemas('#/$defs/').shared,
  },
});
