import { describe, expect, test } from 'vitest';
import { readShopAnswer, shopAnswerFragment, shopAnswerOfFragment } from './shop-answer.ts';

const read = (query: string) => readShopAnswer(new URLSearchParams(query));

describe('an answer of a shop', () => {
  test('that names no article means that all were taken, or refused', () => {
    expect(read('reference=aB3-_x')).toEqual({ reference: 'aB3-_x', others: 'taken', rows: [] });
    expect(read('reference=aB3&others=refused')?.others).toBe('refused');
  });

  test('names taken pieces and reasons by row, and omits what was taken completely', () => {
    const query =
      'reference=R1&symbol[1]=DR4/11&quantity[1]=2.000&taken[1]=2&symbol[2]=DSC/11&quantity[2]=3&taken[2]=1&reason[2]=no%20stock&symbol[7]=X&taken[7]=0.000&utm=a&utm=b';
    expect(read(query)?.rows).toEqual([
      { symbol: 'DSC/11', taken: 1, reason: 'no stock' },
      { symbol: 'X', taken: 0, reason: '' },
    ]);
  });

  test('keeps completely taken rows if omitted ones are refused', () => {
    expect(read('reference=R1&others=refused&symbol[1]=A&quantity[1]=2&taken[1]=2')?.rows).toHaveLength(1);
  });

  test.each([
    '',
    'reference=',
    'reference=a.b',
    'reference=../x',
    `reference=${'x'.repeat(65)}`,
    'reference=a&reference=b',
    'reference=a&others=some',
    'reference=a&symbol[1]=A',
    'reference=a&taken[1]=1',
    'reference=a&symbol[1]=A&taken[1]=-1',
    'reference=a&symbol[1]=A&taken[1]=1e9',
    'reference=a&symbol[1]=A&taken[1]=1.5',
    'reference=a&symbol[1]=A&symbol[1]=B&taken[1]=1',
    `reference=a&symbol[1]=${'x'.repeat(101)}&taken[1]=1`,
  ])('is invalid: %s', (query) => {
    expect(read(query)).toBeUndefined();
  });

  test('passes through a fragment', () => {
    const answer = read(
      'reference=R1&symbol[1]=A%20B/1%26&taken[1]=4&symbol[2]=%3Cb%3E&taken[2]=0&reason[2]=%22%3Cscript%3E%23',
    );
    expect(answer?.rows).toEqual([
      { symbol: 'A B/1&', taken: 4, reason: '' },
      { symbol: '<b>', taken: 0, reason: '"<script>#' },
    ]);
    expect(answer && shopAnswerOfFragment(shopAnswerFragment(answer))).toEqual(answer);
  });

  test.each(['', '#content', '#shop-answer?', '#shop-answer?reference=a&row=1', '#shop-answer?reference=a&row=x+A'])(
    'is not read from %s',
    (fragment) => {
      expect(shopAnswerOfFragment(fragment)).toBeUndefined();
    },
  );

  test('limits reasons to 200 characters', () => {
    expect(read(`reference=a&symbol[1]=A&taken[1]=0&reason[1]=${'x'.repeat(500)}`)?.rows[0]?.reason).toHaveLength(200);
  });
});
