import type { MatchChat } from '@machine/contract';
import { MenuButton, SideNavigation } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { menuLinks } from '../navigationLinks.ts';
import { chatQueries } from '../queries/chat.ts';

/** Connects the side navigation: links and the chats of the matches the player has picked on. */
export default function Navigation() {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const chats = useQuery({ ...chatQueries.list(), enabled: isOpen });
  const state = useScreenState(chats, chatsState);

  const open = () => {
    void client.invalidateQueries({ queryKey: chatQueries.list().queryKey });
    setIsOpen(true);
  };
  return (
    <>
      <MenuButton isOpen={isOpen} onPress={open} />
      <SideNavigation
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        entries={menuLinks}
        currentHref={pathname}
        state={state}
        chatHref={paths.matchChat}
      />
    </>
  );
}

const chatsState = (chats: readonly MatchChat[]) =>
  chats.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, chats };
