import { z } from 'zod';

const cycloneDx = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** Reduces a CycloneDX document of npm to the shipped libraries, such as `fastify@5.12.8`. Throws if it lacks one. */
export const billOfMaterials = (document: string, shipped: readonly string[]): string => {
  const all = cycloneDx.parse(JSON.parse(document));
  const required = new Set(shipped);
  const components = all.components.filter((component) => required.has(component['bom-ref']));
  const listed = new Set(components.map((component) => component['bom-ref']));
  const missing = shipped.filter((library) => !listed.has(library));
  if (missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`);
  const refs = new Set([all.metadata.component['bom-ref'], ...listed]);
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter((ref) => refs.has(ref)) }));
  return `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`;
};
