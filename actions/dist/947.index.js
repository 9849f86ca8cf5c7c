export const id = 947;
export const ids = [947];
export const modules = {

/***/ 1947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRoutingGate: () => (/* binding */ runRoutingGate)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7521);
/* harmony import */ var _app_run_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3601);
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6282);
/* harmony import */ var _against_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(853);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3668);
/* harmony import */ var _turn_annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5070);






/** The routing gate, with the typestate gate where that is configured or asked for. */
function runRoutingGate({ comparator, ...inputs }) {
    return (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGate */ .R)({
        title: 'Routing gate',
        run: async (world) => (0,_app_run_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .runGates */ .A)(world, { ...inputs, ...(await (0,_against_of_js__WEBPACK_IMPORTED_MODULE_3__/* .againstOf */ .z)(comparator)) }),
        text: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .gateText */ .bp)(result, _app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ),
        markdown: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSummary */ .sK)(result),
        annotations: annotationsOf,
        file: _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_RESULT_FILE */ .fR,
    });
}
/** The findings of both gates, the routing gate's first. */
function annotationsOf({ findings, typestate }) {
    const ofRouting = findings.map(({ case_id: id, agent, message, ...finding }) => {
        return { ...finding, text: (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(`${id}/${agent}: ${message}`) };
    });
    return [...ofRouting, ...(0,_turn_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .turnAnnotations */ .C)(typestate?.findings ?? [])];
}


/***/ })

};
