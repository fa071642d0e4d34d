import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageSettingsFrom } from './vite/page-settings-from.ts';
import { precompress } from './vite/precompress.ts';

const server = process.env['RAMKA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  base: '/',
  plugins: [react(), precompress(), pageSettingsFrom(server)],
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    assetsDir: 'assets/app',
    target: ['chrome125', 'firefox127', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    proxy: Object.fromEntries(['/api', '/assets/img', '/product-set'].map((path) => [path, server])),
  },
});
