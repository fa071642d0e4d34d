import { Component, type ReactElement, type ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.ts';

const Greeting = ({ name }: { readonly name: string }): ReactElement => <span>Dzień dobry, {name}</span>;

/** Shows the error message, like the screens' error boundaries. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};

  static getDerivedStateFromError = ({ message }: Error) => ({ message });

  override render = (): ReactNode => this.state.message ?? this.props.children;
}

describe('a lazily loaded part of the app', () => {
  test('is rendered when its code has loaded, and a placeholder until then', async () => {
    const code = Promise.withResolvers<typeof Greeting>();
    const Part = lazyPart(() => code.promise, 'chwileczkę');
    const { container } = await render(<Part name="Anna" />);
    expect(container.textContent).toBe('chwileczkę');
    code.resolve(Greeting);
    await expect.poll(() => container.textContent).toBe('Dzień dobry, Anna');
  });

  test('is rendered immediately if its code has already loaded', async () => {
    const Part = lazyPart(async () => Greeting, 'chwileczkę');
    await Part.load();
    const drawn: (string | null)[] = [];
    const { container } = await render(
      <p
        ref={(paragraph) => {
          if (paragraph) drawn.push(paragraph.textContent);
        }}
      >
        <Part name="Anna" />
      </p>,
    );
    expect(drawn).toEqual(['Dzień dobry, Anna']);
    expect(container.textContent).toBe('Dzień dobry, Anna');
  });

  test('reports that its code failed to load, and requests it again the next time', async () => {
    vi.stubGlobal('fetch', async () => Response.json(null));
    onTestFinished(() => void vi.unstubAllGlobals());
    let probes = 0;
    const Part = lazyPart(async () => {
      probes += 1;
      // A failed part is loaded again once the server responds.
      if (probes <= 2) throw new Error('nie przyszło');
      return Greeting;
    });
    const first = await render(
      <Boundary>
        <Part name="Anna" />
      </Boundary>,
    );
    await expect.poll(() => first.container.textContent).toBe('nie przyszło');
    const second = await render(<Part name="Jan" />);
    await expect.poll(() => second.container.textContent).toBe('Dzień dobry, Jan');
  });

  test('is left out if it is optional and its code failed to load', async () => {
    vi.stubGlobal('fetch', async () => Response.json(null));
    onTestFinished(() => void vi.unstubAllGlobals());
    const requests = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('nie przyszło')));
    const Part = lazyPart<object>(requests, 'chwileczkę', { optional: true });
    const { container } = await render(
      <Boundary>
        <p>Ekran</p>
        <Part />
      </Boundary>,
    );
    await expect.poll(() => requests.mock.calls.length).toBe(2);
    await expect.poll(() => container.textContent).toBe('Ekran');
  });
});
