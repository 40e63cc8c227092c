interface Rules {
  createScriptURL: (url: string, type: string, sink: string) => string;
  createHTML: (html: string) => string;
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
}

/**
 * Where the browser has Trusted Types, and the page's Content-Security-Policy asks for them, every text that could
 * become a script passes here, whoever wrote it: addresses of scripts must be files that may be loaded, workers must
 * be made of text that is in the page already, and HTML must hold no element. Nothing can make text into code.
 */
export function installScriptPolicy(mayLoad: (url: string) => boolean): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url, _type, sink) => {
      const isWorker = sink.startsWith('Worker') && url.startsWith('blob:');
      if (isWorker || mayLoad(url)) return url;
      throw new TypeError(`not in the release document: ${url}`);
    },
    // Libraries have the browser decode character references so.
    createHTML: (html) => {
      if (!html.includes('<')) return html;
      throw new TypeError('HTML in text is not put into the page');
    },
  });
}
