import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/foundation/store/schema/index.ts',
  out: './drizzle',
});
