import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

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
    rules: {
      '**/words{,.de}.ts': { loaders: ['./lib/text/compile-words.mjs'], as: '*.ts' },
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
  typedRoutes: true,
  agentRules: false,
  poweredByHeader: false,
  // Every page is rendered for one person: none is worth keeping.
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  experimental: { serverActions: { bodySizeLimit: '1mb' } },
}
