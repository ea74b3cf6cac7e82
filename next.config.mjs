import { fileURLToPath } from 'node:url'
import { germanTextsPath } from './lib/text/german-texts.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Scripts of a build leave German out, and whoever reads it loads it as a file of its own. */
const isGermanApart = { all: ['browser', 'production'] }

/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: root,
  // What the server reads from disk at run time and no import names.
  outputFileTracingIncludes: {
    '/**': [
      './lib/store/migrations/**/*',
      './lib/partner/profile/*.json',
      './lib/partner/profile/examples/*.json',
      './lib/partner/profile/yaml-thread.mjs',
      './lib/store/embedded/engine-thread.mjs',
      './node_modules/@electric-sql/pglite/package.json',
      './node_modules/@electric-sql/pglite/dist/**/*',
      './node_modules/yaml/package.json',
      './node_modules/yaml/dist/**/*',
    ],
  },
  turbopack: {
    root,
    // What libraries bring to every page and ours have no use for, by the names that they import it by.
    resolveAlias: {
      // For browsers that know neither our style sheets nor Trusted Types.
      '../build/polyfills/polyfill-module': './lib/browser-bundle/no-polyfills.ts',
      '../../../lib/constants': { browser: './lib/browser-bundle/next-constants.ts' },
      '../../../../lib/constants': { browser: './lib/browser-bundle/next-constants.ts' },
      './error-styles': { browser: './lib/browser-bundle/next-error-styles.ts' },
      'next/dist/compiled/process': { browser: './lib/browser-bundle/process.ts' },
      '../createLucideIcon.mjs': './lib/browser-bundle/icon.ts',
    },
    rules: {
      '**/words.ts': [
        { condition: isGermanApart, loaders: ['./lib/text/leave-german-out.mjs'], as: '*.ts' },
        { condition: { not: isGermanApart }, loaders: ['./lib/text/compile-words.mjs'], as: '*.ts' },
      ],
      '**/words.de.ts': { loaders: ['./lib/text/compile-words.mjs'], as: '*.ts' },
      '**/lucide-react/dist/esm/icons/*.mjs': { loaders: ['./lib/browser-bundle/compile-icon.mjs'], as: '*.mjs' },
      '*.css': { loaders: ['@tailwindcss/turbopack'], as: '*.css' },
    },
  },
  serverExternalPackages: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    'pg',
    'pino',
    'prom-client',
    'undici',
  ],
  env: { GERMAN_TEXTS: process.env.NODE_ENV === 'development' ? '' : germanTextsPath() },
  typedRoutes: true,
  agentRules: false,
  poweredByHeader: false,
  // Every page is rendered for one person: none is worth keeping.
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  // `npm run types` checks them, and `npm test` and CI run that: twice is 10 s more of each first `npm run demo`.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Loading every page before the first request delays "ready" by a quarter, and no first visit is shorter for it.
    preloadEntriesOnStart: false,
    serverActions: { bodySizeLimit: '1mb' },
    // Writing the cache costs a first build a third of its time, and a later one is shorter by less.
    turbopackFileSystemCacheForBuild: false,
    // The loaders above in threads: processes start slowly and copy what they are handed.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Few files and large ones: what is packed together is smaller, and each request of a first visit has its price.
    turbopackChunking: { minChunkSize: 600_000, maxMergeChunkSize: 600_000, requestCost: 2_000_000 },
  },
}
