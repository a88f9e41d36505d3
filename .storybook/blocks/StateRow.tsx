import type { Row } from './stateSearch.ts';
import styles from './StateRow.module.css';
import type { Story } from './storyIndex.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { labelOf, storyHref, VIEWS } from './views.ts';

export type StateRowProps = { row: Row; appearance: 'dark' | 'light' };

/** Shows a state and every story tagged with it. */
export function StateRow({ row: { id, description, section, stories }, appearance }: StateRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.description}>{description}</p>
        <p className={styles.id}>
          §{section} · <code>{id}</code>
        </p>
      </div>
      {stories.length > 0 ? (
        <ul className={styles.stories}>
          {stories.map((story) => (
            <StoryTile key={story.id} story={story} appearance={appearance} />
          ))}
        </ul>
      ) : (
        <p className={styles.missing}>No story shows this yet.</p>
      )}
    </li>
  );
}

function StoryTile({ story, appearance }: { story: Story; appearance: 'dark' | 'light' }) {
  const label = labelOf(story);
  return (
    <li className={styles.story}>
      <Thumbnail story={story} appearance={appearance} />
      <p className={styles.label}>{label}</p>
      <p className={styles.views}>
        {VIEWS.map((view) => (
          <a
            key={view.label}
            href={storyHref(story, view.globals)}
            target="_top"
            aria-label={`${view.label}: ${label}`}
          >
            {view.label}
          </a>
        ))}
      </p>
    </li>
  );
}
