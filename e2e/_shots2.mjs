import { chromium } from '@playwright/test';
const base='http://localhost:28080';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
async function login(ctx, who='admin@sakura.example', next='/settings/branch'){ const p=await ctx.newPage(); p.setDefaultTimeout(40000); await p.goto(base+'/sign-in?next='+encodeURIComponent(next)); await p.getByRole('textbox',{name:'メールアドレス'}).fill(who); await p.getByLabel('パスワード',{exact:true}).fill('yado-demo-2026'); await p.getByRole('main').getByRole('button',{name:'サインイン'}).click(); await p.waitForURL(u=>!u.pathname.startsWith('/sign-in')); return p; }
for (const [w,h,n] of [[390,844,'narrow'],[1440,900,'wide']]) {
  const ctx = await b.newContext({ viewport:{width:w,height:h}, locale:'ja-JP', timezoneId:'Asia/Tokyo', reducedMotion:'reduce', isMobile:n==='narrow', hasTouch:n==='narrow' });
  const p = await login(ctx); await p.waitForTimeout(2500);
  const off=p.getByText('オフィス',{exact:true}).first();
  if(n==='narrow' && process.argv[2]!=='again'){ }
  await p.getByRole('heading',{name:'オフィス'}).scrollIntoViewIfNeeded();
  await p.screenshot({path:`/tmp/i4-shots/${n}-offices.png`});
  await p.goto(base+'/'); await p.getByRole('combobox',{name:'目的地'}).fill('京都'); await p.getByRole('option').first().click(); await p.getByRole('button',{name:'検索',exact:true}).click(); await p.getByRole('article').first().waitFor(); await p.waitForTimeout(2000);
  await p.getByText('コンパクト',{exact:true}).click(); await p.waitForTimeout(1200); await p.screenshot({path:`/tmp/i4-shots/${n}-compact.png`});
  const href=await p.getByRole('article').nth(1).getByRole('link').first().getAttribute('href');
  await p.goto(base+href); await p.getByRole('link',{name:/予約へ進む/}).first().waitFor(); await p.waitForTimeout(800); await p.evaluate(()=>document.querySelector('#rooms, [id*=room]')?.scrollIntoView()); await p.getByRole('link',{name:/予約へ進む/}).nth(3).scrollIntoViewIfNeeded(); await p.screenshot({path:`/tmp/i4-shots/${n}-rates.png`});
  await ctx.close();
}
await b.close();
