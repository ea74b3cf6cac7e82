import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'lib/store/schema.ts',
    'lib/store/account-tables.ts',
    'lib/store/run-tables.ts',
    'lib/store/guard-tables.ts',
    'lib/store/connection-tables.ts',
    'lib/store/index-tables.ts',
  ],
  out: 'lib/store/migrations',
})
