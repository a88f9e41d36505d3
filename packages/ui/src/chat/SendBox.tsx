import { cleanText } from '@machine/contract/clean-text.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { TextArea } from '../primitives/form/TextArea.tsx';

/** The character counter appears when this many characters are left. */
const COUNTER_THRESHOLD = 60;

export type SendBoxProps = {
  /** Prompt in the empty field. */
  placeholder: string;
  /** The draft. The parent owns it and clears it only after sending succeeds. */
  value: string;
  /** Called with the whole draft on each change. */
  onValue: (value: string) => void;
  /** Maximum number of characters. A counter appears near the limit; longer text is not sent. */
  maxLength: number;
  /** The message is being sent; the text stays read-only. */
  isSending: boolean;
  /** Rate-limited: typing is possible, sending is not. */
  isRateLimited?: boolean;
  /** Receives the text as the server stores it: cleaned, not empty and not too long. */
  onSend: (text: string) => void;
};

/** Everything but the place of the field. */
export type Draft = Omit<SendBoxProps, 'placeholder' | 'maxLength'>;

/** Message field: Enter sends, Shift+Enter inserts a line break, and the focus stays in the field. */
export function SendBox({ isSending, isRateLimited, onSend, ...field }: SendBoxProps) {
  const { placeholder, value, onValue, maxLength } = field;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useCaretAtEnd(areaRef, isSending);
  const text = cleanText(value);
  const left = maxLength - text.length;
  const isBusy = isSending || isRateLimited === true;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    areaRef.current?.focus();
    if (!isBusy && text !== '' && left >= 0) onSend(text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    // Holding the key down sends only once.
    if (event.repeat) event.preventDefault();
    else send(event);
  };

  return (
    <Form onSubmit={send}>
      <TextArea
        label="Message"
        placeholder={placeholder}
        value={value}
        onChange={onValue}
        isReadOnly={isSending}
        onKeyDown={sendOnEnter}
        enterKeyHint="send"
        areaRef={areaRef}
        error={left < 0 ? `At most ${maxLength} characters.` : undefined}
        note={left <= COUNTER_THRESHOLD && `${text.length} / ${maxLength}`}
      >
        <Button type="submit" size="3" isPending={isBusy} style={{ minHeight: 'var(--touch)' }}>
          <SendHorizontal size={18} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>Send</VisuallyHidden>
        </Button>
      </TextArea>
    </Form>
  );
}

/** During IME composition Enter accepts the word. Some browsers signal this only by key code 229. */
const isEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;

/** Moves the caret to the end of the text when sending ends, because a failed message stays in the field. */
function useCaretAtEnd(areaRef: { current: HTMLTextAreaElement | null }, isSending: boolean) {
  const wasSending = useRef(false);
  useEffect(() => {
    const area = areaRef.current;
    if (wasSending.current && !isSending && area) area.setSelectionRange(area.value.length, area.value.length);
    wasSending.current = isSending;
  }, [areaRef, isSending]);
}
