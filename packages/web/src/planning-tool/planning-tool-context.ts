import { createContext, useContext } from 'react';

/** What a press on a link into the planning tool does: true where the browser may follow it at once. */
export type FollowLink = (address: string) => boolean;

export const PlanningToolContext = createContext<FollowLink>(() => true);

/** Asks before the planning tool is opened, if the visitor wants that, and waits for what it sends then. */
export const useFollowLink = (): FollowLink => useContext(PlanningToolContext);
