import { createAuth } from './auth.ts';

// Nothing listens for mail here: a service that tried to send one would report it on stderr.
const service = await createAuth({
  port: 0,
  dataDir: process.argv[2] ?? '',
  projectId: 'yado-demo',
  webKey: 'yado-demo',
  appOrigin: 'http://localhost:8080',
  smtpUrl: 'smtp://127.0.0.1:9',
});
console.log(service.url);
