import type { Deployment, PageSettings } from '@ramka/contract/deployment/deployment';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Settings } from '../settings.ts';

/** What the pages are told about where they run. */
export const pageSettings = (
  deployment: Deployment,
  catalogue: Catalogue,
  { publicUrl }: Partial<Pick<Settings, 'publicUrl'>>,
): PageSettings => ({
  variant: deployment.variant,
  basePath: deployment.basePath,
  publicUrl: publicUrl ?? null,
  defaultLanguage: deployment.defaultLanguage,
  languages: deployment.languages,
  currencyLabel: catalogue.currency.label,
  videoLink: deployment.videoLink,
  copyrightHolder: deployment.copyrightHolder,
  catalogueFingerprint: catalogue.fingerprint,
  sampleCatalogue: catalogue.sample,
  shop: deployment.shop && { name: deployment.shop.name },
  planningTool: deployment.planningTool,
});
