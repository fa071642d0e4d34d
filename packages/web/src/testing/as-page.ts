import type { PageSettings } from '@ramka/contract/deployment';
import '../theme/layers.css';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/layout.css';
import '../theme/base.css';

const sameInAll = (name: string) => ({ pl: name, cs: name, sk: name, uk: name, en: name });

/** Settings that the server writes into the page. */
const settings: PageSettings = {
  deploymentId: 'el12',
  pathPrefix: '',
  basePath: '/el12/',
  publicUrl: null,
  defaultLanguage: 'pl',
  languageFromBrowser: false,
  languages: ['pl', 'cs', 'sk', 'uk', 'en'],
  currency: 'PLN',
  currencyLabel: 'zł',
  videoLink: '',
  copyrightHolder: 'Ramka',
  accessibilityContact: '',
  picture: [
    { finish: 'white', price: 12_340 },
    { finish: 'oak', price: 38_900 },
  ],
  sampleProject: true,
  flats: [
    {
      name: sameInAll('Kawalerka'),
      rooms: ['Przedpokój', 'Salon z aneksem kuchennym', 'Łazienka'].map(sameInAll),
    },
  ],
  catalogueFingerprint: 'test',
  sampleCatalogue: true,
  cjkInPdf: false,
  planningTool: null,
  fieldMetrics: true,
  embedOrigins: ['https://shop.example'],
  theme: { logo: null, header: true, footer: true },
  shop: null,
  punchOutOrigins: ['https://purchasing.example'],
};

// Component tests run on a page with the server's settings.
const meta = document.createElement('meta');
meta.name = 'ramka';
meta.content = JSON.stringify(settings);
document.head.append(meta);
document.documentElement.lang = 'pl';

// Measured heights would otherwise depend on whether a font has arrived yet. The stand-in is a font of the system, which
// may not have it.
const ownFonts = [...document.fonts].filter(({ family }) => !family.includes('stand-in'));
await Promise.all(ownFonts.map((font) => font.load()));
