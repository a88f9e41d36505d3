import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import type { Access, Endpoint } from '@machine/contract/endpoint.ts';
import { documents, statusesOf } from '@machine/contract/openapi';
import { responseExamples } from '@machine/mocks/responseExamples.ts';

const DESCRIPTIONS: Record<string, string> = {
  'openapi.json': 'all calls, as OpenAPI 3.1',
  'asyncapi.json': 'the socket, as AsyncAPI 3.0',
  'schemas.json': 'the data alone, as JSON Schema 2020-12',
};

const downloads = Object.entries(documents(await responseExamples())).map(([name, document]) => ({
  name,
  url: URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' })),
}));

/** Links to the generated documents. */
export function Downloads() {
  return (
    <ul>
      {downloads.map(({ name, url }) => (
        <li key={name}>
          <a href={url} download={name}>
            {name}
          </a>
          : {DESCRIPTIONS[name]}
        </li>
      ))}
    </ul>
  );
}

const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name: name as CallName,
  subject: endpoint.path.split('/')[2] ?? '',
  endpoint,
}));

const WHO: Record<Access, string> = {
  public: 'Everyone',
  optional: 'Everyone',
  player: 'Players',
  owner: 'Players, for what is theirs',
  moderator: 'Moderators',
};

/** A table of all calls for each subject: what they do, who may make them, and which statuses they answer. */
export function Calls() {
  return [...Map.groupBy(calls, ({ subject }) => subject)].map(([subject, rows]) => (
    <section key={subject}>
      <h2>{subject}</h2>
      <div style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">What it does</th>
              <th scope="col">Who</th>
              <th scope="col">Statuses</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, endpoint }) => (
              <tr key={name}>
                <td>
                  <code>
                    {endpoint.method} {endpoint.path}
                  </code>
                </td>
                <td>{endpoint.summary}</td>
                <td>{WHO[endpoint.access]}</td>
                <td>{statusesOf(name).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ));
}
