import { cleanText } from '@machine/contract';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Form } from '../primitives/Form.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './SendBox.module.css';

/** So many letters before the end one is told how many are left. */
const NEAR_THE_END = 60;

export type SendBoxProps = {
  /** Its name for those who listen, "Message". */
  label: string;
  placeholder: string;
  /** The draft is the owner's: it outlives this box, and only a success takes it away. */
  value: string;
  onValue: (value: string) => void;
  /** Near this many letters their number is shown; what is longer is not sent. */
  maxLength?: number;
  /** On its way: the text stays, and waits. */
  isSending: boolean;
  /** The server asked to wait: one may write, but not send. */
  isWaiting?: boolean;
  /** Receives the text as the server will store it: cleaned, never empty, never too long. */
  onSend: (text: string) => void;
};

/** For writing into a conversation: Enter sends, Shift+Enter makes a line, and the focus never leaves the field. */
export function SendBox({ label, placeholder, value, onValue, maxLength, isSending, isWaiting, onSend }: SendBoxProps) {
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useCaretAtEnd(areaRef, isSending);
  const text = cleanText(value);
  const left = maxLength === undefined ? Infinity : maxLength - text.length;
  const isBusy = isSending || isWaiting === true;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    areaRef.current?.focus();
    if (!isBusy && text !== '' && left >= 0) onSend(text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    // A key that is held down says it once.
    if (event.repeat) event.preventDefault();
    else send(event);
  };

  return (
    <Form onSubmit={send}>
      <TextArea
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={onValue}
        isReadOnly={isSending}
        onKeyDown={sendOnEnter}
        enterKeyHint="send"
        areaRef={areaRef}
        error={left < 0 ? `At most ${maxLength} characters.` : undefined}
        note={left <= NEAR_THE_END && `${text.length} / ${maxLength}`}
      >
        <Button type="submit" size="3" isPending={isBusy} className={styles.send}>
          <SendHorizontal size={18} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>Send</VisuallyHidden>
        </Button>
      </TextArea>
    </Form>
  );
}

/** While a word is being composed (Japanese, Chinese, Korean) Enter takes the word; some browsers say so by 229 only. */
const isEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;

/** What could not be sent is still there, and one writes on where it ends. */
function useCaretAtEnd(areaRef: { current: HTMLTextAreaElement | null }, isSending: boolean) {
  const wasSending = useRef(false);
  useEffect(() => {
    const area = areaRef.current;
    if (wasSending.current && !isSending && area) area.setSelectionRange(area.value.length, area.value.length);
    wasSending.current = isSending;
  }, [areaRef, isSending]);
}
