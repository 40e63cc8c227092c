import { createHash } from 'node:crypto';
import type { HostOutline, ScreenOutline } from '@yado/shared/contract/outline';

export const frame: HostOutline = {
  styles: '.frame{display:flex}',
  script: 'visit=>{document.documentElement.dataset.session=visit.userKey}',
  frames: {
    logo: '<div id="yado-outline"><img src="{{logoUrl}}" alt="{{siteName}}"><main>{{screen}}</main><main>{{signIn}}</main></div>',
    name: '<div id="yado-outline"><b>{{siteName}}</b><main>{{screen}}</main><main>{{signIn}}</main></div>',
  },
  skeleton: '<p>skeleton</p>',
};
export const form: ScreenOutline = { styles: '.form{display:grid}', content: '<form>search</form>' };
export const signInForm: ScreenOutline = { styles: '', content: '<form>sign in</form>' };

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
