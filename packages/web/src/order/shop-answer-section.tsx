import { MAX_ANNOTATED_PIECES } from '@ramka/domain/order';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useProjectId } from '../project/project-query.ts';
import { type AnsweredLine, type AnsweredOrder, deleteHandedOver, useShopAnswers } from '../shop/shop-answers.ts';
import { Button } from '../ui/button.tsx';
import { useNoteOrder, useOrderRows } from './order-notes.tsx';
import styles from './shop-answer-section.module.css';

/** The answers of shops to orders of this project, until they are recorded or discarded. */
export const ShopAnswers = (): ReactElement => {
  const answers = useShopAnswers(useProjectId());
  return (
    <>
      {answers.map((answer) => (
        <ShopAnswerSection key={answer.key} answer={answer} />
      ))}
    </>
  );
};

type ShopAnswerSectionProps = { readonly answer: AnsweredOrder };

const ShopAnswerSection = ({ answer: { key, lines } }: ShopAnswerSectionProps): ReactElement => {
  const { shop } = useTexts();
  const record = useRecordTaken();
  const handleRecord = (): void => {
    record(lines);
    deleteHandedOver(key);
  };
  return (
    <section className={styles['answer']} aria-label={shop.answer}>
      <h2>{shop.answer}</h2>
      <p>{shop.answerNote}</p>
      <div className={styles['buttons']}>
        {lines.some(({ taken }) => taken > 0) && (
          <Button variant="primary" onClick={handleRecord}>
            {shop.record}
          </Button>
        )}
        <Button onClick={() => deleteHandedOver(key)}>{shop.discard}</Button>
      </div>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.symbol}>
            <AnswerLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const AnswerLine = ({ line }: { readonly line: AnsweredLine }): ReactElement => {
  const { shop } = useTexts();
  const rows = useOrderRows();
  const { symbol, quantity, taken, status, reason } = line;
  return (
    <>
      <strong translate="no">{symbol}</strong> {rows.find((row) => row.symbol === symbol)?.name}
      <span className={styles['status']} data-status={status}>
        {shop.answerStatus[status]}
        {status === 'partly' && ` (${shop.takenOf(taken, quantity)})`}
        {reason !== '' && `: ${reason}`}
      </span>
    </>
  );
};

/** Returns a function that adds the pieces that a shop has taken to the ordered ones, which one click undoes. */
const useRecordTaken = (): ((lines: readonly AnsweredLine[]) => void) => {
  const { common, shop } = useTexts();
  const rows = useOrderRows();
  const note = useNoteOrder();
  return (lines) => {
    const before = lines
      .filter(({ taken }) => taken > 0)
      .map(({ symbol, taken }) => ({
        symbol,
        taken,
        ordered: rows.find((row) => row.symbol === symbol)?.ordered ?? 0,
      }));
    const undo = {
      label: common.undo,
      perform: () =>
        note({ articles: before.map(({ symbol, ordered }) => ({ symbol, ordered })), successMessage: common.undone }),
    };
    note({
      articles: before.map(({ symbol, taken, ordered }) => ({
        symbol,
        ordered: Math.min(ordered + taken, MAX_ANNOTATED_PIECES),
      })),
      successMessage: shop.recorded,
      action: undo,
    });
  };
};
