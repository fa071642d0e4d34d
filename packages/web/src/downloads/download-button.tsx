import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../ui/actions/button.tsx';
import { Menu } from '../ui/actions/menu.tsx';
import { useDownloadMenu } from './use-download-menu.ts';
import type { DocumentSubject } from './wanted-file.ts';

export type DownloadButtonProps = {
  readonly subject: DocumentSubject;
  readonly size?: 'small' | 'medium' | undefined;
};

/** Opens what can be downloaded about a subject. */
export const DownloadButton = ({ subject, size }: DownloadButtonProps): ReactElement => {
  const { downloads } = useTexts();
  const { groups, working } = useDownloadMenu(subject, { labels: 'short' });
  return (
    <Menu
      trigger={
        <Button icon={Download} size={size} working={working}>
          {downloads.title}
        </Button>
      }
      groups={groups}
    />
  );
};
