import { ecatalogue } from './ecatalogue.ts';
import { news } from './news.ts';
import { order } from './order.ts';
import { points } from './points.ts';
import { properties } from './properties.ts';
import { restyle } from './restyle.ts';
import { roomDialogs, spread } from './room-dialogs.ts';
import { rooms } from './rooms.ts';
import { shop } from './shop.ts';
import { site } from './site.ts';
import { variants } from './variants.ts';
import { views } from './views.ts';

/** The Polish texts of the lists of a project; the other languages follow their shape. */
export const lists = {
  ecatalogue,
  news,
  order,
  points,
  properties,
  restyle,
  roomDialogs,
  rooms,
  shop,
  site,
  spread,
  variants,
  views,
};
