import { type AccessibilityTexts, loadAccessibility } from '@ramka/texts/load-accessibility';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { shortcutLabel, shortcutNames } from '../platform/shortcuts.ts';
import styles from './accessibility-screen.module.css';
import { Part, Points, StatementScreen } from './statement-screen.tsx';

/** The accessibility statement: supported features, known limitations, keyboard shortcuts, and contact for problems. */
export const AccessibilityScreen = (): ReactElement => {
  const { shell } = useTexts();
  return (
    <StatementScreen name="accessibility" title={shell.accessibility} load={loadAccessibility}>
      {(statement) => <Statement statement={statement} />}
    </StatementScreen>
  );
};

const Statement = ({ statement }: { readonly statement: AccessibilityTexts }): ReactElement => (
  <>
    <p>{statement.standing}</p>
    <Part title={statement.worksTitle}>
      <Points points={Object.values(statement.works)} />
    </Part>
    <Part title={statement.limitsTitle}>
      <Points points={Object.values(statement.limits)} />
    </Part>
    <Part title={statement.keysTitle}>
      <dl className="stack">
        {[...statement.keys(), ...shortcutRows(statement)].map(([key, does]) => (
          <div key={key} className={styles['entry']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title={statement.contactTitle}>
      <Contact statement={statement} address={pageSettings.accessibilityContact} />
    </Part>
    <p className="muted">{statement.checked}</p>
  </>
);

const shortcutRows = ({ shortcuts }: AccessibilityTexts): readonly (readonly [keys: string, does: string])[] =>
  shortcutNames.map((name) => [shortcutLabel(name), shortcuts[name]]);

type ContactProps = { readonly statement: AccessibilityTexts; readonly address: string };

/** Contact: an e-mail address, the address of a page, or else the operator's name. */
const Contact = ({ statement, address }: ContactProps): ReactElement => {
  if (address === '') return <p>{statement.noContact(pageSettings.copyrightHolder)}</p>;
  const isPage = /^https?:/.test(address);
  return (
    <p>
      {statement.contact}{' '}
      <a href={isPage ? address : `mailto:${address}`}>{isPage ? address.replace(/^https?:\/\//, '') : address}</a>
    </p>
  );
};
