import { loadWalls, type WallTexts } from '@ramka/texts/load-walls';
import { type WallId, wallIds } from '@ramka/domain/wall';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLanguage } from '../language/texts.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import { WallEditDialog } from './wall-edit-dialog.tsx';
import styles from './wall-swatch.module.css';

export type WallSwatchProps = {
  /** The room whose wall is shown; undefined for that of the project. */
  readonly roomId: number | undefined;
};

/** The wall of the project or a room, as a button that changes it. Without a button for a room that was deleted. */
export const WallSwatch = ({ roomId }: WallSwatchProps): ReactElement | null => {
  const words = useWallTexts();
  const project = useProject();
  const room = project.rooms.find(({ id }) => id === roomId);
  const [isOpen, setIsOpen] = useState(false);
  if (words === undefined) return null;
  const own = (room ?? project).wall ?? null;
  const name = own === null ? (room ? words.asProject : words.none) : nameOfWall(own, words);
  return (
    <>
      {(room !== undefined || roomId === undefined) && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          <span className={styles['swatch']} style={wallStyle(own ?? project.wall, 'swatch')} />
          {words.swatch(name)}
        </Button>
      )}
      <DialogPresence>
        {isOpen && <WallEditDialog words={words} roomId={roomId} onClose={() => setIsOpen(false)} />}
      </DialogPresence>
    </>
  );
};

/** The texts of walls; undefined until they have loaded. */
const useWallTexts = (): WallTexts | undefined => {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['wall-texts', language],
    queryFn: () => loadPart(loadWalls[language]),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return data;
};

const nameOfWall = (wall: string, words: WallTexts): string => {
  const id: WallId | undefined = wallIds.find((each) => each === wall);
  return id === undefined ? words.custom : words.names[id];
};
