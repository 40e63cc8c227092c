import { registerHooks } from 'node:module';

// Loaded before the API in the negative control only: the store of attempts is replaced by the forgetful one.
const store = new URL('../../src/modules/booking/attempt-store.ts', import.meta.url).href;
const forgetful = new URL('./_forgetful-attempt-store.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return found.url === store && context.parentURL !== forgetful ? { ...found, url: forgetful } : found;
  },
});
