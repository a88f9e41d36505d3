import { type Access, type CallName, type Endpoint, endpoints } from '@machine/contract';
import { statusesOf } from '@machine/contract/openapi';
import asyncApi from '../../packages/contract/documents/asyncapi.json?url&no-inline';
import openApi from '../../packages/contract/documents/openapi.json?url&no-inline';
import schemas from '../../packages/contract/documents/schemas.json?url&no-inline';

const DOWNLOADS = [
  { name: 'openapi.json', url: openApi, description: 'all calls, as OpenAPI 3.1' },
  { name: 'asyncapi.json', url: asyncApi, description: 'the socket, as AsyncAPI 3.0' },
  { name: 'schemas.json', url: schemas, description: 'the data alone, as JSON Schema 2020-12' },
];

/** Links to the generated documents. */
export function Downloads() {
  return (
    <ul>
      {DOWNLOADS.map(({ name, url, description }) => (
        <li key={name}>
          <a href={url} download={name}>
            {name}
          </a>
          : {description}
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
