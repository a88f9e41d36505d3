import { FileQuestionMark, FileX, FolderOpen } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { FileButton } from '../primitives/form/FileButton.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { ExportTables } from './ExportTables.tsx';
import styles from './ExportScreen.module.css';

/** One kind of rows in an export: picks, messages and so on. */
export type ExportTable = {
  name: string;
  columns: readonly string[];
  /** As many cells as columns. */
  rows: readonly (readonly string[])[];
};

export type ExportScreenState =
  | { kind: 'none' }
  | { kind: 'reading' }
  /** FOREIGN: not a file of this game, or a damaged one. */
  | { kind: 'rejected'; reason: 'FOREIGN' | 'TOO_LARGE' }
  | { kind: 'ready'; fileName: string; tables: readonly ExportTable[] };

export type ExportScreenProps = { state: ExportScreenState; onFile: (file: File) => void };

const ACCEPTS = ['.json', '.csv', '.zip', 'application/json', 'text/csv', 'application/zip'];

/** The /export page: opens a downloaded export. The file stays on the device. */
export function ExportScreen({ state, onFile }: ExportScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle
        align="start"
        lead="Open the file that you downloaded from your settings. It stays on this device: nothing is uploaded."
      >
        Your data
      </ScreenTitle>
      <div {...focusFallback} className={styles.body} aria-busy={state.kind === 'reading'}>
        <ExportBody state={state} onFile={onFile} />
      </div>
    </div>
  );
}

function ExportBody({ state, onFile }: ExportScreenProps) {
  const choose = (
    <FileButton size="3" accepts={ACCEPTS} onFile={onFile}>
      Choose a file
    </FileButton>
  );
  switch (state.kind) {
    case 'none':
      return (
        <EmptyBlock icon={FolderOpen} message="No file is open" detail="A JSON, CSV or ZIP file." action={choose} />
      );
    case 'reading':
      return (
        <>
          <Skeleton height="15rem" />
          <LoadingStatus text="Reading…" />
        </>
      );
    case 'rejected':
      return state.reason === 'TOO_LARGE' ? (
        <EmptyBlock
          icon={FileX}
          message="This file is too large to open here"
          detail="Choose one of at most 100 MB."
          action={choose}
        />
      ) : (
        <EmptyBlock
          icon={FileQuestionMark}
          message="This isn't an export of Beat the Machine"
          detail="Or the file is damaged. Download it again in your settings."
          action={choose}
        />
      );
    case 'ready':
      return (
        <>
          <div className={styles.file}>
            <p className={styles.fileName}>
              <UserText lines={2}>{state.fileName}</UserText>
            </p>
            <FileButton variant="outline" tone="gray" accepts={ACCEPTS} onFile={onFile}>
              Choose another file
            </FileButton>
          </div>
          <ExportTables key={state.fileName} tables={state.tables} />
        </>
      );
  }
}
