import { ExportScreen, type ExportScreenState } from '@machine/ui';
import { useState } from 'react';
import { openExport } from '../services/exportFile.ts';

/** Connects the page that opens a saved export. It makes no calls. */
export function ExportRoute() {
  const [state, setState] = useState<ExportScreenState>({ kind: 'none' });
  const open = async (file: File) => {
    setState({ kind: 'reading' });
    const opened = await openExport(file);
    setState(opened.kind === 'ready' ? { ...opened, fileName: file.name } : opened);
  };
  return <ExportScreen state={state} onFile={(file) => void open(file)} />;
}
