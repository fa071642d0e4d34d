import { ConfiguratorElement } from './configurator-element.ts';

// The script may be loaded twice.
if (customElements.get('ramka-configurator') === undefined)
  customElements.define('ramka-configurator', ConfiguratorElement);
