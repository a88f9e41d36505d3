import { DataList, Flex } from '@radix-ui/themes';
import { Eyebrow } from './Eyebrow.tsx';
import { UserText } from './UserText.tsx';

export type FactListProps = {
  /** In order; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
  /** The number of lines a value may wrap to. */
  lines?: number;
};

/** Short facts with their names, side by side. Renders nothing if none has a value. */
export function FactList({ facts, lines }: FactListProps) {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  if (known.length === 0) return null;
  return (
    <Flex asChild direction="row" wrap="wrap" gapX="5" gapY="2">
      <DataList.Root orientation="vertical" size="2">
        {known.map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.Label>
              <Eyebrow as="span">{name}</Eyebrow>
            </DataList.Label>
            <DataList.Value>
              <UserText lines={lines}>{value}</UserText>
            </DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Flex>
  );
}
