import { useState } from 'react';
import { LazyPart } from './LazyPart.tsx';

const loadButton = () => import('./searchButton.ts').then(({ SearchButton }) => SearchButton);
const loadPanel = () => import('./Search.tsx').then(({ Search }) => Search);

/** The search for people: a button in the header, and the panel that it opens. */
export function LazySearch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LazyPart load={loadButton} isWanted props={{ isOpen, onPress: () => setIsOpen(true) }} />
      <LazyPart load={loadPanel} turn="panel" isWanted={isOpen} props={{ isOpen, onClose: () => setIsOpen(false) }} />
    </>
  );
}
