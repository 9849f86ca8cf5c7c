export const id = 3337;
export const ids = [3337];
export const modules = {

/***/ 83337:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"pinned":"0.171.0","versions":{"0.171.0":{"@openai/codex":{"integrity":"sha512-1IOFzL2Xg86tLdw6kDo3GoKbkQENgQi7TI6rlEvN132R7ngSw7SNOIQoTcnKzSZZ8kf9N9GynCweSoaFbqk2Eg==","version":"0.171.0"},"@openai/codex-darwin-arm64":{"integrity":"sha512-hIYTkRUpuYpkVfTq4cpby0PXqhAVcIgE7f6FoyY1lt2RyARj3GXS1Can/dIYUBItVhXzhb98HYHZNzCX74QRlQ==","name":"@openai/codex","version":"0.171.0-darwin-arm64"},"@openai/codex-darwin-x64":{"integrity":"sha512-pwN5uNEKx/mZjwBEf/6CKq6SJMfJS5kruV3sJQAk7ebIPvC58Ote3CicIxETDZtjLj35rNv3PLPd7mHCg6hGPw==","name":"@openai/codex","version":"0.171.0-darwin-x64"},"@openai/codex-linux-arm64":{"integrity":"sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA==","name":"@openai/codex","version":"0.171.0-linux-arm64"},"@openai/codex-linux-x64":{"integrity":"sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw==","name":"@openai/codex","version":"0.171.0-linux-x64"},"@openai/codex-win32-arm64":{"integrity":"sha512-kkavDHtAkkNaYtO7eBw4IdBbE/PsWP+Ezp9JXcr/mBu/Cc7EevzFVIVC3sZYvWsF9xuvyjIUv9CKeN0LU0+N9Q==","name":"@openai/codex","version":"0.171.0-win32-arm64"},"@openai/codex-win32-x64":{"integrity":"sha512-HKWBK25tLQxdEg6svw0CrBf+v0bQhRyF8EBVdNqeRxErqpfFa/dfSar6r3sJt6tyPqozOtgz2BH8B2G3n/+gnQ==","name":"@openai/codex","version":"0.171.0-win32-x64"}}}}');

/***/ })

};
