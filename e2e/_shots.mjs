import { chromium } from '@playwright/test';
const base='http://localhost:28080';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
async function login(ctx, who='employee@sakura.example', next='/'){ const p=await ctx.newPage(); p.setDefaultTimeout(40000); await p.goto(base+'/sign-in?next='+encodeURIComponent(next)); await p.getByRole('textbox',{name:'メールアドレス'}).fill(who); await p.getByLabel('パスワード',{exact:true}).fill('yado-demo-2026'); await p.getByRole('main').getByRole('button',{name:'サインイン'}).click(); await p.waitForURL(u=>!u.pathname.startsWith('/sign-in')); return p; }
const shot=(p,n,full=false)=>p.screenshot({path:`/tmp/i4-shots/${n}.png`,fullPage:full});
const stay='checkin=2026-12-10&checkout=2026-12-11&room=1';
for (const [w,h,n] of [[1440,900,'wide'],[390,844,'narrow']]) {
  const ctx = await b.newContext({ viewport:{width:w,height:h}, locale:'ja-JP', timezoneId:'Asia/Tokyo', reducedMotion:'reduce', isMobile:n==='narrow', hasTouch:n==='narrow' });
  const p = await login(ctx);
  await p.goto(base+'/?');
  await p.getByRole('combobox',{name:'目的地'}).fill('東京駅');
  await p.getByRole('option').first().click();
  await p.getByRole('button',{name:'検索',exact:true}).click();
  await p.getByRole('article').first().waitFor(); await p.waitForTimeout(2500);
  await shot(p,`${n}-results`);
  const url=p.url();
  if(n==='narrow'){ await p.getByRole('button',{name:/^絞り込み/}).click(); await p.waitForTimeout(1200); await shot(p,'narrow-filters'); await p.getByRole('dialog').getByText('ホテルチェーン').scrollIntoViewIfNeeded(); await p.waitForTimeout(300); await shot(p,'narrow-filters2'); await p.keyboard.press('Escape');}
  else { await p.getByText('ホテルチェーン').first().scrollIntoViewIfNeeded(); await p.waitForTimeout(300); await shot(p,'wide-filters'); await p.getByText('ベッド',{exact:true}).first().scrollIntoViewIfNeeded(); await shot(p,'wide-filters2'); }
  const href=await p.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await p.goto(base+href); await p.getByRole('link',{name:/予約へ進む/}).first().waitFor(); await p.waitForTimeout(1000);
  await shot(p,`${n}-hotel`,true);
  await p.getByRole('link',{name:/予約へ進む/}).first().click();
  await p.getByRole('heading',{level:1,name:'宿泊者の情報'}).waitFor(); await p.waitForTimeout(800);
  await shot(p,`${n}-guests`,true);
  await p.goto(base+'/settings/branch').catch(()=>{});
  await ctx.close();
}
await b.close();
