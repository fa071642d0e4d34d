/** The page about what is stored where. */
export const privacy = {
  title: 'Privacy: what is stored where',
  back: 'Back',
  standing:
    'Planning a project takes no account, no name and no address. Below you will find what your browser stores, what the server stores, for how long, and what reaches others.',
  browserTitle: 'In your browser',
  browser: {
    projects:
      'The list of projects that you have opened, with names and IDs, so that you can return to them. Until you delete the project or its entry in the list.',
    offline:
      'A copy of these projects, of the pages and of the catalogue, so that they work without a connection. Until the entry is removed; pages and catalogue until later versions.',
    pending: 'Changes that the server has not confirmed yet. Until it accepts or rejects them.',
    drafts: 'Unsaved sets, so that closing the page loses nothing. Until you save or discard them.',
    orders:
      'Orders handed over to a shop that answers: codes, quantities and the answer. Until you mark or discard them.',
    settings:
      'Settings: language, colours, folded rooms, closed notices, recently used products, what abbreviations and columns in lists mean. Until you clear the site’s data in the browser.',
    visit: 'The address of the shop or purchasing system that you came from. Until the tab is closed at the latest.',
  },
  orders:
    'The last ten lists handed over to the shop, and its answers, to show them in the order. Until the entry is removed.',
  browserNote:
    'You can remove an entry on the start page, and with it everything that this browser knows about the project. The project itself stays on the server.',
  serverTitle: 'On the server',
  server: {
    project:
      'The project: its name, rooms, sets, products, order notes, installation progress and labels of points. Until you delete it in its properties. Do not put anything into names and notes that others should not read.',
    deleted: 'The operator can restore a deleted project for 30 days. Then it is erased.',
    history:
      'Earlier versions of the project: up to 30 days. Data for undoing changes: one hour. Receipts of sent changes: 7 days.',
    links: 'View links: until they are revoked, or 30 days after their last day. We do not record who opens them.',
    network:
      'Network addresses: only in the memory of the running server, to limit the number of requests. If somebody asks for IDs that do not exist, a hash of their network’s address is stored, until a day after the limit has been lifted at the latest.',
    log: 'Log: kind of request, result, duration and a random number. No addresses, no names, no project IDs.',
    operator:
      'The operator may have backups, and a proxy server with a log of its own. Ask the operator what they contain and how long they are kept.',
  },
  measurements:
    'Speed of the pages: how long this page took to load and to respond, and how far its content moved. When you leave it, the browser sends these three numbers, and the server adds them to totals for all visitors. No address, no project and no visit is stored with them.',
  othersTitle: 'What reaches others',
  others: {
    none: 'There are no cookies, no advertising, no visitor statistics and no content from other servers: fonts, scripts and drawings come from this server.',
    holders:
      'Anyone who has the ID of a project can view, change and delete it. Anyone who has a view link can view and copy it.',
  },
  shop: 'A shop or purchasing system gets the list of products and a view link only when you hand them over.',
  planningTool: 'The external planning tool gets the ID of the project when you open the tool from it.',
  frame:
    'If the configurator is shown in a frame on a shop’s page, that page learns how many products the project has and what they cost.',
  responsibleTitle: 'Who is responsible',
  responsible: (name: string): string => `${name} is responsible for these pages and data.`,
  checked: 'As of November 2026',
};
