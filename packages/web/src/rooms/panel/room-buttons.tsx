import type { WireGroup } from '@ramka/contract/wire/project';
import { useQuery } from '@tanstack/react-query';
import { Grid2x2Plus, ListPlus, PackagePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { ToolButton } from '../../planning-tool/tool-button.tsx';
import { appDataQuery } from '../../project/app-data-query.ts';
import { useProject } from '../../project/use-project.ts';
import { ShopButton } from '../../shop/shop-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import styles from './room-buttons.module.css';

export type RoomButtonsProps = { readonly room: WireGroup; readonly onDialog: (dialog: RoomDialog) => void };

/**
 * What can be put into a room: a new set, a single product where the catalogue has any, a set that exists already; and
 * the way to order what is in it.
 */
export const RoomButtons = ({ room, onDialog }: RoomButtonsProps): ReactElement => {
  const { rooms } = useTexts();
  const { project, productSets } = useProject();
  const { data: appData } = useQuery(appDataQuery);
  const hasSingleProducts = Object.keys(appData?.productCategories ?? {}).length > 0;
  const hasSets = productSets.some(({ type }) => type === 'regular');
  return (
    <div className={styles['buttons']}>
      <LinkButton
        to="/projekt/$projectId/zestawy/$id"
        params={{ projectId: project.id, id: 'nowy' }}
        search={{ createInGroupId: room.id }}
        size="small"
        icon={Grid2x2Plus}
      >
        {rooms.createSet}
      </LinkButton>
      {hasSingleProducts && (
        <Button
          size="small"
          icon={PackagePlus}
          onClick={() => onDialog({ kind: 'single-product', room, seriesTag: undefined })}
        >
          {rooms.addSingleProduct}
        </Button>
      )}
      {hasSets && (
        <Button size="small" icon={ListPlus} onClick={() => onDialog({ kind: 'add-sets', room })}>
          {rooms.addSets}
        </Button>
      )}
      <ToolButton room={room} size="small" />
      {room.bundles.length + room.products.length > 0 && (
        <ShopButton subject={{ kind: 'room', roomId: room.id }} size="small" />
      )}
    </div>
  );
};
