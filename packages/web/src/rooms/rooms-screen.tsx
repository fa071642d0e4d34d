import { getRouteApi, Link } from '@tanstack/react-router';
import { DoorOpen, Palette, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { totalCost } from '../api/project.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { NewsNotice } from '../news/news.tsx';
import { ToolButton } from '../planning-tool/tool-button.tsx';
import { useProject } from '../project/project-query.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm } from '../ui/form.ts';
import { Price } from '../ui/price.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useRoomChanges } from './room-changes.ts';
import { RoomDialogs, useRoomDialog } from './room-dialogs.tsx';
import { RoomPanel } from './room-panel.tsx';
import styles from './rooms-screen.module.css';

const route = getRouteApi('/projekt/$projectId/pomieszczenia');

/** The rooms of a project and what is in them (docs/specification.md#s2-49). */
export const RoomsScreen = (): ReactElement => {
  const { rooms, restyle } = useTexts();
  const project = useProject();
  const { openedGroupId: openedRoomId } = route.useSearch();
  const { dialog, openDialog, closeDialog } = useRoomDialog();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={rooms.title} project={project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{rooms.title}</h1>
        <TotalCost />
        <AddRoomForm />
        <div className={styles['downloads']}>
          <ToolButton />
          {project.sets.length > 0 && (
            <LinkButton
              to="/projekt/$projectId/zmiana"
              params={{ projectId: project.id }}
              className={styles['restyle']}
              icon={Palette}
              title={restyle.open}
            >
              <span className={styles['restyle-word']}>{restyle.open}</span>
            </LinkButton>
          )}
          <ShopButton subject={{ kind: 'project' }} brief />
          <DownloadButton subject={{ kind: 'project' }} />
        </div>
      </header>
      <NewsNotice />
      {project.rooms.length === 0 && (
        <EmptyState icon={DoorOpen} title={rooms.noRooms}>
          {rooms.noRoomsText}
        </EmptyState>
      )}
      <div className={styles['panels']}>
        {project.rooms.map((room) => (
          <div key={room.id} className={styles['room']} data-room={room.planningId === null ? room.id : undefined}>
            <RoomPanel room={room} asked={room.id === openedRoomId} onDialog={openDialog} />
          </div>
        ))}
      </div>
      <RoomDialogs dialog={dialog} onClose={closeDialog} />
    </div>
  );
};

/** What the whole project costs net, and that e-catalogue products are included. */
const TotalCost = (): ReactElement => {
  const { rooms } = useTexts();
  const project = useProject();
  return (
    <div className={styles['total']}>
      <p className={styles['line']} aria-live="polite">
        <span className={styles['label']}>{rooms.totalCost}</span> <Price value={totalCost(project)} size="large" />
      </p>
      <p className={styles['note']}>
        {rooms.ecatalogueIncluded}{' '}
        <Link to="/projekt/$projectId/ekatalog" params={{ projectId: project.id }}>
          {rooms.showEcatalogue}
        </Link>
      </p>
    </div>
  );
};

/** Adds a room, which comes to the top of the list. */
const AddRoomForm = (): ReactElement => {
  const texts = useTexts();
  const { rooms } = texts;
  const { createRoom } = useRoomChanges();
  const form = useFieldForm({
    start: '',
    problemOf: (name) => nameProblemText('room', name, texts),
    submit: createRoom,
  });
  return (
    <form className={styles['form']} aria-label={rooms.addRoomTitle} onSubmit={form.handleSubmit} noValidate>
      <TextField
        className={styles['name']}
        label={rooms.roomName}
        labelHidden
        placeholder={`${rooms.roomName} (${rooms.roomNamePlaceholder})`}
        value={form.value}
        onValue={form.setValue}
        onBlur={form.handleBlur}
        problem={form.problem}
        maxLength={200}
      />
      <Button type="submit" look="primary" icon={Plus} disabled={!form.isValid} busy={form.busy}>
        {rooms.addRoom}
      </Button>
    </form>
  );
};
