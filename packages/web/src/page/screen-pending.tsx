import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';

/** What stands in place of a screen that is still on its way. */
export const ScreenPending = (): ReactElement => <Spinner label={useTexts().common.loading} />;
