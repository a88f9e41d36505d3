import * as fixtures from '@machine/mocks/fixtures';
import * as ui from '@machine/ui';
import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/**
 * Returns the code that renders a component: imports and JSX, with fixtures by name. `folder`: of a component that isn't
 * exported from `@machine/ui`.
 */
export function snippetOf(component: unknown, props: Props, folder = '.'): string {
  const printer = new Printer(folder);
  const jsx = printer.jsx(component, props, 0);
  return `${printer.imports()}\n\n${jsx}\n`;
}

const nameOfExport = (module: object) =>
  new Map(
    Object.entries(module)
      .filter(([, value]) => isReference(value))
      .map(([name, value]) => [value as unknown, name]),
  );

/** Strings and numbers are printed; they would match a fixture by chance. */
function isReference(value: unknown) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

const COMPONENTS = nameOfExport(ui);
const FIXTURES = nameOfExport(fixtures);
const FIXTURE_OBJECTS = [...FIXTURES].filter((entry): entry is [Props, string] => isPlainObject(entry[0]));

const MAX_WIDTH = 100;
const MAX_ROWS = 3;

class Printer {
  readonly #imports = new Map<string, Set<string>>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  imports(): string {
    return [...this.#imports]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`)
      .join('\n');
  }

  jsx(type: unknown, props: Props, depth: number): string {
    const tag = this.#nameOfComponent(type);
    const { children, ...rest } = props;
    const attributes = Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || name === 'ref' ? [] : [this.#attribute(name, value, depth + 1)],
    );
    const content =
      typeof children === 'function'
        ? `{${this.#value('children', children, depth + 1)}}`
        : this.#children(children as ReactNode, depth + 1);
    const open = [`<${tag}`, ...attributes].join(' ');
    const end = content === '' ? ' />' : '>';
    const isShort = open.length + end.length <= MAX_WIDTH - depth * 2 && !open.includes('\n');
    const start = isShort
      ? `${open}${end}`
      : [`<${tag}`, ...attributes.map((attribute) => indent(depth + 1) + attribute), indent(depth) + end.trim()].join(
          '\n',
        );
    if (content === '') return start;
    const close = `</${tag}>`;
    const line = `${start}${content}${close}`;
    if (!content.includes('\n') && isShort && line.length <= MAX_WIDTH - depth * 2) return line;
    return [start, indent(depth + 1) + content, indent(depth) + close].join('\n');
  }

  #children(children: ReactNode, depth: number): string {
    if (Array.isArray(children))
      return children
        .map((child: ReactNode) => this.#children(child, depth))
        .filter((child) => child !== '')
        .join(`\n${indent(depth)}`);
    if (isValidElement<Props>(children)) return this.jsx(children.type, children.props, depth);
    if (children === undefined || children === null || typeof children === 'boolean') return '';
    const text = String(children as string | number);
    return /^[^{}<>&\n]*$/.test(text) && text.trim() === text ? text : `{${quote(text)}}`;
  }

  #attribute(name: string, value: unknown, depth: number): string {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\n\\{}<>&]/.test(value)) return `${name}="${value}"`;
    return `${name}={${this.#value(name, value, depth)}}`;
  }

  #value(name: string, value: unknown, depth: number): string {
    if (typeof value === 'string') return quote(value);
    if (!isReference(value)) return String(value as number | boolean | null | undefined);
    const fixture = FIXTURES.get(value);
    if (fixture) return this.#import('@machine/mocks/fixtures', fixture);
    if (isValidElement<Props>(value)) return this.jsx(value.type, value.props, depth);
    if (value instanceof Date) return `new Date('${value.toISOString()}')`;
    if (value instanceof Set) return `new Set(${value.size > 0 ? this.#array([...value], depth) : ''})`;
    if (Array.isArray(value)) return this.#array(value, depth);
    if (isPlainObject(value)) return this.#object(value, depth);
    if (isComponent(value)) return this.#nameOfComponent(value);
    return printFunction(name, value);
  }

  #array(rows: readonly unknown[], depth: number): string {
    const shown = rows.slice(0, MAX_ROWS).map((row) => this.#value('', row, depth + 1));
    const omitted = rows.length > MAX_ROWS ? `/* and ${rows.length - MAX_ROWS} more */` : '';
    return block('[', shown, ']', depth, omitted);
  }

  #object(value: Props, depth: number): string {
    const base = closestFixture(value);
    const entries = Object.entries(value).filter(
      ([name, part]) => part !== undefined && !(base && base.object[name] === part),
    );
    const parts = entries.map(([name, part]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
      const printed = this.#value(name, part, depth + 1);
      return printed === key ? key : `${key}: ${printed}`;
    });
    if (base) parts.unshift(`...${this.#import('@machine/mocks/fixtures', base.name)}`);
    return block('{ ', parts, ' }', depth);
  }

  #nameOfComponent(type: unknown): string {
    if (typeof type === 'string') return type;
    if (type === Fragment) return this.#import('react', 'Fragment');
    const name = COMPONENTS.get(type);
    if (name) return this.#import('@machine/ui', name);
    const { displayName, __docgenInfo: docs, name: ownName } = type as Documented;
    const ownDisplayName = docs?.displayName ?? displayName ?? ownName ?? 'Component';
    // Icons are forwarded refs with a name.
    if (typeof type === 'object') return this.#import('lucide-react', ownDisplayName);
    return this.#import(`${this.#folder}/${ownDisplayName}.tsx`, ownDisplayName);
  }

  #import(from: string, name: string): string {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
    return name;
  }
}

type Documented = { displayName?: string; name?: string; __docgenInfo?: { displayName?: string } };

/** Finds the fixture that an object was copied from: most of its values are the same. */
function closestFixture(value: Props): { name: string; object: Props } | undefined {
  const names = Object.keys(value);
  if (names.length < 4) return undefined;
  const candidates = FIXTURE_OBJECTS.filter(([object]) => names.length === Object.keys(object).length).map(
    ([object, name]) => ({
      name,
      object,
      same: names.filter((key) => key in object && object[key] === value[key]).length,
    }),
  );
  const [best] = candidates.toSorted((a, b) => b.same - a.same);
  return best && best.same > names.length / 2 ? best : undefined;
}

function printFunction(name: string, value: unknown): string {
  if (/^on[A-Z]/.test(name)) return '() => {}';
  if (name.endsWith('Href'))
    return `(id) => \`${String((value as (id: string) => string)('ID')).replace('ID', '${id}')}\``;
  // Not a field of its argument.
  if (name === 'hrefOf') return "() => '/'";
  if (/^\w+Of$/.test(name)) return `(row) => row.${name.slice(0, -2)}`;
  return '() => null';
}

function block(open: string, parts: readonly string[], close: string, depth: number, note = ''): string {
  const line = `${open}${[...parts, note].filter(Boolean).join(', ')}${close}`;
  if (parts.length === 0) return (open + close).replaceAll(' ', '');
  if (!line.includes('\n') && line.length <= MAX_WIDTH - 20 - depth * 2)
    return note ? line.replace(`, ${note}`, ` ${note}`) : line;
  const rows = [...parts.map((part) => `${part},`), note].filter(Boolean).map((part) => indent(depth + 1) + part);
  return [open.trim(), ...rows, indent(depth) + close.trim()].join('\n');
}

const indent = (depth: number) => '  '.repeat(depth);
const quote = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

function isComponent(value: unknown) {
  return isReference(value) && '$$typeof' in (value as object);
}

function isPlainObject(value: unknown): value is Props {
  return isReference(value) && Object.getPrototypeOf(value) === Object.prototype && !isComponent(value);
}
