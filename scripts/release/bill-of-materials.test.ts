import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const library = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  licenses: [{ license: { id: 'MIT' } }],
});

const document = JSON.stringify({
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'ramka@1.0.0' } },
  components: [library('fastify'), library('vitest'), library('semver')],
  dependencies: [
    { ref: 'ramka@1.0.0', dependsOn: ['fastify@1.0.0', 'vitest@1.0.0'] },
    { ref: 'fastify@1.0.0', dependsOn: ['semver@1.0.0'] },
    { ref: 'vitest@1.0.0', dependsOn: [] },
    { ref: 'semver@1.0.0', dependsOn: [] },
  ],
});

test('a bill of materials lists the shipped libraries with their licences, and no others', () => {
  expect(JSON.parse(billOfMaterials(document, ['fastify@1.0.0', 'semver@1.0.0']))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'ramka@1.0.0' } },
    components: [library('fastify'), library('semver')],
    dependencies: [
      { ref: 'ramka@1.0.0', dependsOn: ['fastify@1.0.0'] },
      { ref: 'fastify@1.0.0', dependsOn: ['semver@1.0.0'] },
      { ref: 'semver@1.0.0', dependsOn: [] },
    ],
  });
});

test('a bill of materials without a shipped library is an error', () => {
  expect(() => billOfMaterials(document, ['fastify@1.0.0', 'pg@1.0.0'])).toThrow('lacks pg@1.0.0');
});
