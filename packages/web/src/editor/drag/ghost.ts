import { imageAddress } from '../../api/picture-addresses.ts';
import { wantsStillness } from '../../ui/wants-stillness.ts';
import type { Point } from './press.ts';

/** The picture that follows the pointer, outside of React: a move costs one style change. */
export type Ghost = {
  readonly moveTo: (point: Point) => void;
  /** Travels to a place and is gone then. */
  readonly flyTo: (point: Point) => void;
  readonly remove: () => void;
};

/** Milliseconds of a module's way into its slot. */
const FLIGHT_TIME = 180;

/** Shows a picture of so many pixels with its middle at a point. */
export const createGhost = (picture: string, size: number, at: Point, className: string): Ghost => {
  const element = document.createElement('img');
  element.src = imageAddress(picture);
  element.alt = '';
  element.className = className;
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
  const place = ({ x, y }: Point): string => `translate3d(${x - size / 2}px, ${y - size / 2}px, 0)`;
  element.style.transform = place(at);
  document.body.append(element);

  return {
    moveTo: (point) => {
      element.style.transform = place(point);
    },
    flyTo: (point) => {
      if (wantsStillness()) {
        element.remove();
        return;
      }
      const flight = element.animate(
        [{ transform: element.style.transform }, { transform: place(point), opacity: 0.9 }],
        { duration: FLIGHT_TIME, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
      );
      flight.onfinish = () => element.remove();
    },
    remove: () => element.remove(),
  };
};
