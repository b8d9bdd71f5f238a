import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config';

/** Milliseconds: a busy machine may need most of them, and speed is measured elsewhere. */
const PATIENCE = 120_000;

export default mergeConfig(
  page,
  defineConfig({
    test: { include: ['tests/**/*.test.ts'], testTimeout: PATIENCE, hookTimeout: PATIENCE },
  }),
);
