interface Rules {
  createScriptURL: (url: string, type: string, sink: string) => string;
  createHTML: (html: string) => string;
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
}

/**
 * Installs the default policy of Trusted Types, which browsers apply where the Content-Security-Policy requires it.
 * Script addresses must be allowed files, workers must come from blobs of the page, and HTML must hold no element: no
 * text becomes code.
 */
export function installScriptPolicy(mayLoad: (url: string) => boolean): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url, _type, sink) => {
      const isWorker = sink.startsWith('Worker') && url.startsWith('blob:');
      if (isWorker || mayLoad(url)) return url;
      throw new TypeError(`not in the release document: ${url}`);
    },
    // Libraries decode character references through `innerHTML`.
    createHTML: (html) => {
      if (!html.includes('<')) return html;
      throw new TypeError('HTML in text is not put into the page');
    },
  });
}
