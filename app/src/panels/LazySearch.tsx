import { useState } from 'react';
import { LazyPart } from './LazyPart.tsx';

const loadButton = () => import('./searchButton.ts').then(({ SearchButton }) => SearchButton);
const loadPanel = () => import('./Search.tsx').then(({ Search }) => Search);

/** The user search: a button in the header and the panel it opens. */
export function LazySearch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LazyPart load={loadButton} isWanted props={{ isOpen, onPress: () => setIsOpen(true) }} />
      <LazyPart
        load={loadPanel}
        priority="panel"
        isWanted={isOpen}
        props={{ isOpen, onClose: () => setIsOpen(false) }}
      />
    </>
  );
}
