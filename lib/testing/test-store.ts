import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { placeNewDatabase } from '../commands/test-database.mjs'
import { closeStore, openStore } from '../store/connection'

/**
 * For tests: a test's own environment and empty store, embedded or a fresh database on the server that
 * TEST_DATABASE_URL names. `own`: environment variables that differ. Returns a function that removes it again: with
 * `beforeAll(() => openTestStore())` it is removed when the test file ends.
 */
export async function openTestStore(own: Record<string, string> = {}): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'desk-test-'))
  setTestEnvironment(directory)
  if (own.PARTNER_API_KEY_FILE) delete process.env.PARTNER_API_KEY
  Object.assign(process.env, own)
  const server = process.env.TEST_DATABASE_URL
  const name = `desk_test_${randomUUID().replaceAll('-', '')}`
  if (!server) await placeNewDatabase(directory)
  else {
    await onServer(server, `create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    process.env.DATABASE_URL = url.href
  }
  await openStore()
  return async () => {
    await closeStore()
    if (server) await onServer(server, `drop database ${name}`)
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Sets a complete environment with its data in the directory. Call it before anything reads the configuration. */
export function setTestEnvironment(directory: string): void {
  Object.assign(process.env, {
    PARTNER_API_URL: 'http://127.0.0.1:4010',
    PARTNER_API_KEY: 'test-key-7b1f0d3e',
    APP_URL: 'http://localhost:3000',
    AUTH_SECRET: 'a secret for tests that is long enough',
    ADMIN_EMAIL: 'Admin@Example.com',
    ADMIN_PASSWORD: 'correct horse battery',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    CHECK_AT_START: 'false',
  })
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
